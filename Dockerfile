# One small image: server, rules and the built web client. No build tools, no root, one port, one volume.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# Builds the web client with all dependencies. npx fetches the pinned pnpm.
FROM ${NODE_IMAGE} AS web
WORKDIR /app
COPY . .
RUN npx -y "$(node -p 'require("./package.json").packageManager')" \
      --filter '@loggia/web...' install --frozen-lockfile \
 && cd apps/web && node_modules/.bin/vite build

# The server with its runtime dependencies. Node runs its TypeScript directly, but only outside of
# node_modules: the packages stay folders of the workspace, linked by pnpm.
FROM ${NODE_IMAGE} AS server
WORKDIR /app
COPY . .
RUN npx -y "$(node -p 'require("./package.json").packageManager')" \
      --filter '@loggia/server...' install --frozen-lockfile --prod

FROM ${NODE_IMAGE}
WORKDIR /app
COPY --from=server /app/package.json ./
COPY --from=server /app/node_modules ./node_modules
COPY --from=server /app/packages ./packages
COPY --from=server /app/apps/server ./apps/server
COPY --from=web /app/apps/web/dist ./apps/web/dist

# A number, not a name: the user exists in every base image, and the platform can see it is not root.
RUN mkdir /data /backups && chown 1000:1000 /data /backups
USER 1000:1000
ENV NODE_ENV=production PORT=8000 HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]

# Node itself is process 1: it handles SIGTERM (finishes moves in flight) and starts no children.
CMD ["node", "apps/server/src/main.ts"]
