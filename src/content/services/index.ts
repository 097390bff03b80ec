/** The services in the order and spelling of the Our Services menu. `loaders.ts` loads each page. */
export const services = [
  { slug: 'webdevelopment', name: 'Web Development' },
  { slug: 'uiuxdesigns', name: 'UI/UX Designs' },
  { slug: 'aiml', name: 'AI & Machine learning' },
  { slug: 'cloudservices', name: 'Cloud Solutions' },
  { slug: 'salesforce', name: 'Salesforce Customizations' },
  { slug: 'fullstack', name: 'Full Stack Development' },
  { slug: 'mobileappdevelpment', name: 'Mobile App development' },
  { slug: 'dataanalytics', name: 'Data Analytics & Engineering' },
  { slug: 'devops', name: 'DevOps Practices' },
] as const;

export type ServiceSlug = (typeof services)[number]['slug'];
