FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY gateway/package.json gateway/
COPY web/package.json web/
COPY upstream/package.json upstream/
COPY e2e/package.json e2e/
COPY client/package.json client/
RUN npm ci --no-audit --no-fund
COPY . .
# The page, logs, metrics and /healthz name it: docker compose build --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=unknown
ENV COMMIT=$COMMIT
RUN npm run build && mkdir /data && chown node /data
USER node
