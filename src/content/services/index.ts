/** The services in the order and spelling of the Our Services menu. `loaders.ts` loads each page. */
export const services = [
  { slug: 'webdevelopment', name: 'Web Development', icon: 'browser' },
  { slug: 'uiuxdesigns', name: 'UI/UX Designs', icon: 'figma-logo' },
  { slug: 'aiml', name: 'AI & Machine learning', icon: 'brain' },
  { slug: 'cloudservices', name: 'Cloud Solutions', icon: 'cloud' },
  { slug: 'salesforce', name: 'Salesforce Customizations', icon: 'handshake' },
  { slug: 'fullstack', name: 'Full Stack Development', icon: 'stack' },
  { slug: 'mobileappdevelpment', name: 'Mobile App development', icon: 'device-mobile' },
  { slug: 'dataanalytics', name: 'Data Analytics & Engineering', icon: 'chart-bar' },
  { slug: 'devops', name: 'DevOps Practices', icon: 'infinity' },
] as const;

export type ServiceSlug = (typeof services)[number]['slug'];
