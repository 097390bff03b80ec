import type { PanelName } from '../../../src/content/covers/types.ts';
import { calendar, flashcards, icon, kanban, map, network, pipeline, table } from './boards.ts';
import { chart, dashboard, trend } from './charts.ts';
import { code, terminal } from './code.ts';
import type { Panel } from './kit.ts';
import { checklist, design, document, notes, quiz, website } from './pages.ts';
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
