# The server and the page in a container: docs/hosting.md, "In a container". Its steps need the npm registry and nothing else.
FROM node:22-trixie-slim AS build
WORKDIR /opt/speeltafel
COPY . .
RUN npm ci --include=dev --no-audit --no-fund && npm run build && node packages/cli/bin/speeltafel.mjs version
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:22-trixie-slim
WORKDIR /opt/speeltafel
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 NODE_OPTIONS=--v8-pool-size=1
COPY --from=build /opt/speeltafel ./
# The bundles and the page are newer than their sources, so that nothing is built when it starts.
RUN touch .build/*.mjs packages/web/dist/sw.js && mkdir data && chown node:node data
USER node
VOLUME /opt/speeltafel/data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/cli/bin/speeltafel.mjs", "serve"]
