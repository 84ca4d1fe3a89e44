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
RUN npm run build && mkdir /data && chown node /data
USER node
