import { env } from '../config/env';

/** The absolute URL of an address of this site. */
export const absolute = (path: string) => env.siteUrl + path;

/** The picture of a shared link; `npm run art` draws one for each id. */
export const shareImage = (id: string) => absolute(`/og/${id}.png`);
