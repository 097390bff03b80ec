# The static site on nginx, over plain HTTP: put a proxy with TLS in front. docs/deploy/docker.md says how.

FROM node:20-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# These override .env. None is secret: all of them are in the built pages.
ARG VITE_SITE_URL
ARG VITE_CRM_ENDPOINT
ARG VITE_CRM_OID
ARG VITE_CRM_RECORD_TYPE
RUN npm run build && rm -rf dist/.vite dist/_headers

FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY deploy/nginx/maps.conf /etc/nginx/conf.d/maps.conf
COPY deploy/nginx/pages.conf /etc/nginx/snippets/wiselamp.conf
COPY deploy/nginx/container.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/dist /var/www/wiselamp/current
EXPOSE 8080
HEALTHCHECK CMD wget --quiet --spider http://127.0.0.1:8080/ || exit 1
