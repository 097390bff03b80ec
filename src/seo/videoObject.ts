import { absolute } from './siteAddress';

interface VideoFacts {
  title: string;
  description: string;
  /** The upload date, as `YYYY-MM-DD`. */
  uploaded: string;
  seconds: number;
  poster: string;
  file: string;
}

/** A film that plays on the page. */
export const videoObject = ({ title, description, uploaded, seconds, poster, file }: VideoFacts) => ({
  '@type': 'VideoObject',
  name: title,
  description,
  // Search engines ask for a time and its zone.
  uploadDate: `${uploaded}T00:00:00Z`,
  duration: `PT${seconds}S`,
  thumbnailUrl: absolute(poster),
  contentUrl: absolute(file),
});
