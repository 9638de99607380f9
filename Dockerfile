# Two stages: one that builds with everything, one that holds what runs and no shell.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN NODE_ENV=production npm run build && npm prune --omit=dev --no-audit --no-fund \
  && mkdir /data

FROM gcr.io/distroless/nodejs22-debian12:nonroot
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
# Into a folder that is made here: one that WORKDIR makes belongs to whom the image runs as, who could then change what runs.
COPY --from=build --chown=root:root /app/package.json /app/tsconfig.json /app/
WORKDIR /app
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/build ./build
COPY --from=build --chown=root:root /app/app ./app
COPY --from=build --chown=root:root /app/db ./db
COPY --from=build --chown=root:root /app/scripts ./scripts
# Whom the image runs as may write here and nowhere else.
COPY --from=build --chown=nonroot:nonroot /data /data
VOLUME /data
EXPOSE 3000
# Longer than the shutdown takes: requests in flight have ten seconds.
STOPSIGNAL SIGTERM
# Whether it is ready (/readyz): who goes by it is a rolling update (`up --wait`), which must not go on to the next process
# while this one serves nobody, and whoever reads `ps`. Compose ends nothing for it, and Caddy asks /healthz itself.
# A machine that stalls for some seconds is slow, not gone; asking alone is the start of a process.
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s --retries=3 \
  CMD ["/nodejs/bin/node", "scripts/health.mjs"]
CMD ["--max-semi-space-size=64", "build/server/main.js"]
