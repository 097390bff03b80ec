import type { Service } from '../../../schemas/content.ts';
import type { ServiceSlug } from './index.ts';

/** One dynamic import for each service, so that a page downloads only its own texts. */
export const serviceLoaders: Record<ServiceSlug, () => Promise<{ service: Service }>> = {
  webdevelopment: () => import('./webdevelopment.ts'),
  uiuxdesigns: () => import('./uiuxdesigns.ts'),
  aiml: () => import('./aiml.ts'),
  cloudservices: () => import('./cloudservices.ts'),
  salesforce: () => import('./salesforce.ts'),
  fullstack: () => import('./fullstack.ts'),
  mobileappdevelpment: () => import('./mobileappdevelpment.ts'),
  dataanalytics: () => import('./dataanalytics.ts'),
  devops: () => import('./devops.ts'),
};
