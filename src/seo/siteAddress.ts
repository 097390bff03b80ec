import { env } from '../config/env';

/** An address of this site as other sites have to write it. */
export const absolute = (path: string) => env.siteUrl + path;

/** The picture that a shared link shows; the art build makes one for each id. */
export const shareImage = (id: string) => absolute(`/og/${id}.png`);
