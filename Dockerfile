# syntax=docker/dockerfile:1

# Build: packages from the lock file. canvas and better-sqlite3 come ready-made for common machines and are compiled here for others.
FROM node:20-bookworm AS build
RUN apt-get update \
  && apt-get install -y --no-install-recommends build-essential pkg-config python3 \
    libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# What a compiler leaves beside the finished binaries is of no use at run time.
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/*/build/Release/obj.target node_modules/*/build/Release/.deps node_modules/better-sqlite3/deps

# Run: the same Debian, with the libraries canvas draws with, an init that reaps the render processes, and no compiler.
FROM node:20-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 librsvg2-2 \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY package.json tsconfig.json deploy-commands.ts ./
COPY scripts/healthcheck.mjs ./scripts/healthcheck.mjs
COPY src ./src
ENV NODE_ENV=production PLAYMAT_DATA=/data
USER node
VOLUME /data
HEALTHCHECK --interval=15s --timeout=5s --start-period=40s --retries=3 CMD ["node", "scripts/healthcheck.mjs"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--import", "tsx", "src/main.ts"]
