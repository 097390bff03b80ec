import type { PanelName } from '../../../src/content/covers/types.ts';
import * as boards from './boards.ts';
import * as charts from './charts.ts';
import type { Panel } from './kit.ts';
import * as pages from './pages.ts';
import * as screens from './screens.ts';

export const panels: Readonly<Record<PanelName, Panel>> = { ...boards, ...charts, ...pages, ...screens };
