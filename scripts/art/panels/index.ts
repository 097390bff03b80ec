import type { PanelName } from '../../../src/content/covers/types.ts';
import { calendar, flashcards, kanban, table } from './boards.ts';
import { chart, dashboard, trend } from './charts.ts';
import { code, terminal } from './code.ts';
import { icon, map, network, pipeline } from './diagrams.ts';
import type { Panel } from './kit.ts';
import { checklist, document, notes, quiz } from './pages.ts';
import { design, website } from './screens.ts';
import { chat, meeting, video } from './talk.ts';

export const panels: Readonly<Record<PanelName, Panel>> = {
  calendar,
  chart,
  chat,
  checklist,
  code,
  dashboard,
  design,
  document,
  flashcards,
  icon,
  kanban,
  map,
  meeting,
  network,
  notes,
  pipeline,
  quiz,
  table,
  terminal,
  trend,
  video,
  website,
};
