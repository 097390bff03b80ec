import type { InternshipDetail } from '../../../schemas/content.ts';

/** The record of each internship page, by id. Dynamic imports, so that a page downloads only its own record. */
export const loadInternship: Record<number, () => Promise<{ detail: InternshipDetail }>> = {
  1: () => import('./gen-ai-and-prompt-engineering.ts'),
  2: () => import('./intro-to-large-language-models.ts'),
  3: () => import('./building-llm-powered-apps.ts'),
  4: () => import('./cloud-engineering.ts'),
  5: () => import('./devops.ts'),
  6: () => import('./modern-python-with-flask-api.ts'),
  7: () => import('./web-development-with-react-and-python.ts'),
  8: () => import('./azure-data-engineering-with-powerbi.ts'),
  9: () => import('./selenium-with-java.ts'),
  10: () => import('./mern-fullstack.ts'),
  11: () => import('./salesforce.ts'),
  12: () => import('./uiux-with-figma.ts'),
  13: () => import('./cybersecurity.ts'),
};
