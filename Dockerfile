# Build it with the commit that its pages, logs, metrics and /healthz name:
#   docker compose build --build-arg COMMIT=$(git rev-parse HEAD)
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY gateway/package.json gateway/
COPY web/package.json web/
COPY upstream/package.json upstream/
COPY e2e/package.json e2e/
COPY client/package.json client/
RUN npm ci --no-audit --no-fund
COPY . .
ARG COMMIT=unknown
ENV COMMIT=$COMMIT
RUN npm run build

# The source maps, to be kept beside the image: docker build --target maps --output maps .
FROM scratch AS maps
COPY --from=build /app/web/dist-maps /

FROM node:24-slim AS service
RUN apt-get update && apt-get install -y --no-install-recommends libjemalloc2 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY gateway/package.json gateway/
COPY upstream/package.json upstream/
COPY client/package.json client/
# The base image has Node, so the packaged one goes. Other optional packages hold binaries that the services need.
RUN npm ci --omit=dev --workspace=gateway --workspace=upstream --no-audit --no-fund \
    && rm -rf node_modules/node-linux-* node_modules/node-win-* node_modules/.bin/node* \
    && npm cache clean --force && mkdir /data && chown node /data
COPY --from=build /app/schema.graphql /app/CHANGELOG.md /app/LICENSE ./
COPY --from=build /app/docs docs
COPY --from=build /app/client/dist client/dist
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/web/dist-explorer web/dist-explorer
COPY --from=build /app/gateway/links.json gateway/
COPY --from=build /app/gateway/src gateway/src
COPY --from=build /app/upstream/openapi.yaml upstream/
COPY --from=build /app/upstream/src upstream/src
ARG COMMIT=unknown
# With the allocator of glibc, a process keeps most of the memory that it ever needed (docs/decisions/0071).
ENV COMMIT=$COMMIT NODE_ENV=production LD_PRELOAD=libjemalloc.so.2
LABEL org.opencontainers.image.title="Fjällum Garanti" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.revision="$COMMIT"
USER node
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "gateway/src/main.ts"]

# Backups need pg_dump, no older than the server. The version is the one of docker-compose.yml.
FROM postgres:17.6-bookworm AS backup
WORKDIR /app
COPY --from=service /usr/local/bin/node /usr/local/bin/node
COPY --from=service /app /app
COPY deploy/backups.sh deploy/
RUN mkdir /backups && chown 1000:1000 /backups
USER 1000:1000
ENTRYPOINT []
CMD ["sh", "deploy/backups.sh"]

FROM service
