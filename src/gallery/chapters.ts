import type { ComponentType } from 'react';
import { Bands } from './chapters/Bands';
import { Buttons } from './chapters/Buttons';
import { CardsAndGrids } from './chapters/CardsAndGrids';
import { Covers } from './chapters/Covers';
import { Dialogs } from './chapters/Dialogs';
import { Drawings } from './chapters/Drawings';
import { Fields } from './chapters/Fields';
import { Forms } from './chapters/Forms';
import { Frame } from './chapters/Frame';
import { Grounds } from './chapters/Grounds';
import { Icons } from './chapters/Icons';
import { Lists } from './chapters/Lists';
import { MovingThings } from './chapters/MovingThings';
import { QuestionsAndTabs } from './chapters/QuestionsAndTabs';
import { Type } from './chapters/Type';

interface Chapter {
  id: string;
  title: string;
  note: string;
  Content: ComponentType;
}

/** The gallery's chapters, from colours to pictures. */
export const chapters: readonly Chapter[] = [
  {
    id: 'grounds',
    title: 'Grounds',
    note: 'Colours come from src/theme/palette.ts, the accent from src/config/accent.json. The pairs below are the only ones allowed; tests/theme/contrast.test.ts holds their contrast.',
    Content: Grounds,
  },
  {
    id: 'type',
    title: 'Type',
    note: 'Bricolage Grotesque speaks up, Figtree is read. The roles are in src/theme/tokens.ts; sizes follow the width of the screen.',
    Content: Type,
  },
  {
    id: 'buttons',
    title: 'Buttons',
    note: 'Two variants, three sizes. The ground decides the colours. States are forced with data-look; the rules are the site’s own.',
    Content: Buttons,
  },
  {
    id: 'fields',
    title: 'Fields',
    note: 'A label above, then hint, note and error below. An error is one message at a time and is read out.',
    Content: Fields,
  },
  {
    id: 'forms',
    title: 'Forms',
    note: 'The four forms. Enter moves from field to field; only the button sends.',
    Content: Forms,
  },
  {
    id: 'dialogs',
    title: 'Dialogs',
    note: 'Each opens from a link that names it in data-dialog; without scripts the link leads to the contact page.',
    Content: Dialogs,
  },
  {
    id: 'cards',
    title: 'Cards',
    note: 'Ink outline, 20 px corners, hard shadow. Cards in a row are of one height.',
    Content: CardsAndGrids,
  },
  {
    id: 'moving',
    title: 'Moving things',
    note: 'Everything here stops under the pointer, while it has the focus, by its pause control and with reduced motion.',
    Content: MovingThings,
  },
  {
    id: 'questions',
    title: 'Questions and tabs',
    note: 'What opens, closes and swaps in place.',
    Content: QuestionsAndTabs,
  },
  {
    id: 'lists',
    title: 'Lists',
    note: 'Search and page live in the address, so that back, reload and sharing work.',
    Content: Lists,
  },
  {
    id: 'bands',
    title: 'Bands',
    note: 'Invitations across the page. One loud ground per screenful.',
    Content: Bands,
  },
  {
    id: 'frame',
    title: 'Frame',
    note: 'The frame of every page: bar, footer, floating widgets.',
    Content: Frame,
  },
  {
    id: 'drawings',
    title: 'Drawings',
    note: 'Live SVG, drawn from the content and coloured by the theme.',
    Content: Drawings,
  },
  {
    id: 'icons',
    title: 'Icons',
    note: 'Phosphor, bold, every symbol of the sprite. A name that the content uses is in the sprite after the next art build.',
    Content: Icons,
  },
  {
    id: 'covers',
    title: 'Covers',
    note: 'Drawn by npm run art from src/content/covers; docs/howto/draw-the-art.md says how to change one.',
    Content: Covers,
  },
];
