const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text);

/** Where a meeting is; an address of the web can be followed. */
export const Place = ({ location }: { readonly location: string }) =>
  isAddress(location) ? (
    <a href={location} target="_blank" rel="noreferrer" className="link break-all">
      {location}
    </a>
  ) : (
    location
  );
