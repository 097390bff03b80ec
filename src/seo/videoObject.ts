import { absolute } from './siteAddress';

interface VideoFacts {
  title: string;
  description: string;
  /** The day it was put online, as `YYYY-MM-DD`. */
  uploaded: string;
  seconds: number;
  poster: string;
  file: string;
}

/** A film that plays on the page itself. */
export const videoObject = ({ title, description, uploaded, seconds, poster, file }: VideoFacts) => ({
  '@type': 'VideoObject',
  name: title,
  description,
  uploadDate: uploaded,
  duration: `PT${seconds}S`,
  thumbnailUrl: absolute(poster),
  contentUrl: absolute(file),
});
