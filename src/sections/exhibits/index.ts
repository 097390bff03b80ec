import { createElement, type ComponentType, type ReactNode } from 'react';
import type { ServiceSlug } from '../../content/services';
import { island } from '../../handover/island';

const loaders: Partial<Record<string, () => Promise<{ default: ComponentType }>>> = {
  webdevelopment: () => import('./Web'),
  uiuxdesigns: () => import('./UiUx'),
  aiml: () => import('./AiMl'),
  cloudservices: () => import('./Cloud'),
  salesforce: () => import('./Salesforce'),
  fullstack: () => import('./FullStack'),
  mobileappdevelpment: () => import('./Mobile'),
  dataanalytics: () => import('./Data'),
  devops: () => import('./DevOps'),
} satisfies Partial<Record<ServiceSlug, unknown>>;

const made = new Map<string, ComponentType>();

/**
 * The exhibit of a service, if it has one. Its island is created on demand, so that a prefetch fetches only one
 * exhibit.
 */
export const exhibitOf = (slug: string): ReactNode => {
  const load = loaders[slug];
  if (!load) return undefined;
  const exhibit = made.get(slug) ?? island('exhibit', load);
  made.set(slug, exhibit);
  return createElement(exhibit);
};
