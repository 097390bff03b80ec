import { publisher } from './organisation';
import { absolute } from './siteAddress';

interface PageFacts {
  /** The page's main heading. */
  name: string;
  path: string;
}

/** A page of text, such as a policy. */
export const webPage = ({ name, path }: PageFacts) => ({
  '@type': 'WebPage',
  name,
  url: absolute(path),
  publisher: publisher(),
});

interface Work {
  title: string;
  description: string;
}

/** A page of projects that have no pages of their own. */
export const collectionPage = (page: PageFacts, works: readonly Work[]) => ({
  ...webPage(page),
  '@type': 'CollectionPage',
  hasPart: works.map(({ title, description }) => ({ '@type': 'CreativeWork', name: title, description })),
});
