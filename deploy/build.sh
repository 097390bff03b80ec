#!/bin/sh
# Builds the site on hosts that build from the repository and compress files themselves. These variables have no default:
# without them leads would go to a sandbox on the visitor's own machine. The build itself names every id that is missing.
set -eu
: "${VITE_SITE_URL:?Set it in the settings of the host, such as https://www.example.com}"
[ -n "${VITE_LEAD_RELAY:-}" ] || : "${VITE_CRM_ENDPOINT:?Set it, or VITE_LEAD_RELAY, in the settings of the host; .env.example says to what}"

npm run build

# For other hosts only.
rm -rf dist/_nginx dist/.vite
find dist \( -name '*.br' -o -name '*.gz' \) -type f -exec rm {} +
