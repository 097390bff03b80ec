/** The addresses of the site and the sandbox under test, apart from those of `npm start`. */
export const sitePort = 4273;
export const crmPort = 4274;
export const siteUrl = `http://localhost:${sitePort}`;
export const crmUrl = `http://localhost:${crmPort}`;
export const folder = '.cache/e2e-dist';
