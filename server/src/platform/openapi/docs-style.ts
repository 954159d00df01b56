/** The style sheet of the API's page; its rows of parameters are stacked on a narrow screen. */
export const docsStyle = `
:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 18%,transparent)}
body{font:15px/24px system-ui,sans-serif;max-width:64rem;margin:2rem auto 4rem;padding:0 1rem}
h1{font-size:28px;line-height:36px}
h2{font-size:20px;line-height:28px;margin:2.5rem 0 .25rem}
h4{margin:1.25rem 0 .5rem}
p{margin:.5rem 0;max-width:46rem}
a{color:LinkText}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
nav a{display:inline-block;min-height:24px}
details{border-top:1px solid var(--line);padding:.5rem 0}
summary{cursor:pointer;overflow-wrap:anywhere}
details[open]>summary>span{font-weight:600}
.schema{border:0}
code,pre{font:13px/20px ui-monospace,monospace}
td code,li code{overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.375rem .75rem .375rem 0;border-top:1px solid var(--line)}
th{border:0;white-space:nowrap}
td:nth-child(-n+2){white-space:nowrap}
pre{overflow:auto;max-height:32rem;padding:.75rem;background:color-mix(in srgb,currentColor 6%,transparent);border-radius:8px}
@media (max-width:40rem){
thead{display:none}
tr,td{display:block}
td{border:0;padding:0}
tr{border-top:1px solid var(--line);padding:.5rem 0}
td:nth-child(2){display:inline;margin-left:.5rem}
td:first-child{display:inline}
}
`;
