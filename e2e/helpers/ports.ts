/** The addresses of the site and the sandbox under test, apart from those of `npm start`. */
const given = process.env;

/** `E2E_PORT` and `E2E_FOLDER` let two runs share a machine; the sandbox takes the port after the site's. */
export const sitePort = Number(given['E2E_PORT'] ?? 4273);
export const crmPort = sitePort + 1;
export const siteUrl = `http://localhost:${sitePort}`;
export const crmUrl = `http://localhost:${crmPort}`;
/** The same site with a relay, which takes its leads. */
export const relaySitePort = sitePort + 2;
export const relayPort = sitePort + 3;
export const relaySiteUrl = `http://localhost:${relaySitePort}`;
export const relayUrl = `http://localhost:${relayPort}`;
/** That site has Turnstile, too; this key of Cloudflare's passes every visitor. */
export const turnstileSiteKey = '1x00000000000000000000BB';

/** Its leads say how their visit began, in these fields of the CRM. */
export const sourceFields = {
  landing_page: '00N000000000009',
  last_touch: '00N000000000012',
};

export const folder = given['E2E_FOLDER'] ?? '.cache/e2e-dist';
export const relayFolder = `${folder}-relay`;

/** `RELAY=1` lets broken files and leaving visitors meet the site with a relay, which recognises a lead that it has. */
export const isRelayed = given['RELAY'] === '1';
export const chosenSite = isRelayed ? { url: relaySiteUrl, folder: relayFolder } : { url: siteUrl, folder };
