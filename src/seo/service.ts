import { publisher } from './organisation';
import { absolute, shareImage } from './siteAddress';

interface ServiceFacts {
  name: string;
  description: string;
  path: string;
  /** The id of the page's picture for shared links. */
  image: string;
}

/** The service of a page. No `offers`: each page has a price that is a range. */
export const describeService = ({ name, description, path, image }: ServiceFacts) => ({
  '@type': 'Service',
  name,
  description,
  url: absolute(path),
  image: shareImage(image),
  provider: publisher(),
});
