# The static site on nginx, over plain HTTP: put a proxy with TLS in front. docs/deploy/docker.md says how.

FROM node:20-bookworm-slim AS source
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .

# Optional, see docs/relay.md. Its settings come when it runs.
FROM source AS relay
RUN mkdir /data && chown node /data
USER node
EXPOSE 4176
CMD ["node", "--import", "tsx", "relay/node/server.ts"]

FROM source AS build
# These override .env. None is secret: all of them are in the built pages.
ARG VITE_SITE_URL
ARG VITE_CRM_ENDPOINT
ARG VITE_CRM_OID
ARG VITE_CRM_RECORD_TYPE
ARG VITE_LEAD_RELAY
ARG VITE_TURNSTILE_SITE_KEY
# 1 for a preview with sample facts.
ARG ALLOW_SAMPLES
RUN npm run build && rm -rf dist/.vite dist/_headers

FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY deploy/nginx/maps.conf /etc/nginx/conf.d/maps.conf
COPY deploy/nginx/pages.conf /etc/nginx/snippets/wiselamp.conf
COPY deploy/nginx/container.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/dist /var/www/wiselamp/current
EXPOSE 8080
HEALTHCHECK CMD wget --quiet --spider http://127.0.0.1:8080/ || exit 1
