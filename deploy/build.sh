#!/bin/sh
# Builds the site on hosts that build from the repository and compress by themselves. Without these variables leads would
# go to the sandbox of a developer's machine, so there is no default for them here.
set -eu
: "${VITE_SITE_URL:?Set it in the settings of the host, such as https://www.example.com}"
: "${VITE_CRM_ENDPOINT:?Set it in the settings of the host; .env.example says to what}"

npm run build

# For other hosts only.
rm -rf dist/_nginx dist/.vite
find dist \( -name '*.br' -o -name '*.gz' \) -type f -exec rm {} +
