# The static site on nginx, over plain HTTP: put a proxy with TLS in front. docs/deploy/docker.md says how.

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages/relay/package.json packages/relay/
COPY packages/crm-sandbox/package.json packages/crm-sandbox/
COPY packages/art/package.json packages/art/

# Optional, see docs/relay.md. Its settings come when it runs.
FROM packages AS relay
RUN npm ci --omit=dev --workspace packages/relay
COPY schemas schemas
COPY packages/relay packages/relay
COPY src/config/accent.json src/config/company.json src/config/relayDays.ts src/config/
COPY src/content/company.ts src/content/
COPY src/theme/palette.ts src/theme/
RUN mkdir /data && chown node /data
USER node
EXPOSE 4176
CMD ["node", "--import", "tsx", "packages/relay/node/server.ts"]

FROM packages AS build
RUN npm ci
COPY . .
# These override .env. Without a relay none is secret, as all of them are in the built pages.
ARG VITE_SITE_URL
ARG VITE_CRM_ENDPOINT
ARG VITE_CRM_OID
ARG VITE_CRM_RECORD_TYPE
ARG VITE_CRM_FIELDS
ARG VITE_CRM_CONFIRMATION
ARG VITE_CRM_LEAD_SOURCE
ARG VITE_CRM_CAMPAIGN_ID
ARG VITE_LEAD_RELAY
ARG VITE_TURNSTILE_SITE_KEY
ARG VITE_ANALYTICS
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
