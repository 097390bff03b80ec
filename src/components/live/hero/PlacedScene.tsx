import { colour, fonts } from '../../../theme/tokens';
import { Drifting, Popping, Written } from '../motion';
import { Badge, Desk, Dots, Figure, Outlined, Sheet } from './pieces';

/** A graduate with the first offer letter, and companies that would have her. */
export const PlacedScene = () => (
  <>
    <circle cx="552" cy="88" r="84" fill={colour.cream} />
    <circle cx="230" cy="350" r="218" fill={colour.sunLight} />
    <Dots x={30} y={40} rows={5} />
    <Figure name="paper" x={70} y={128} width={292} height={446} />
    <Outlined>
      <g transform="translate(252 132) rotate(-7)">
        <path d="M-62 6v44q62 30 124 0v-44z" fill={colour.pineLight} />
        <path d="M-110 0L0-38 110 0 0 38z" fill={colour.pine} />
        <path d="M0 0L-80 13v54" fill="none" stroke={colour.sun} />
        <circle cx="-80" cy="70" r="10" fill={colour.sun} />
      </g>
    </Outlined>
    <g transform="rotate(5 480 280)">
      <Sheet x={374} y={120} width={222} height={290} />
      <text x="400" y="172" fontFamily={fonts.display} fontWeight="800" fontSize="32" fill={colour.ink}>
        Offer letter
      </text>
      <Written>
        <rect x="400" y="200" width="150" height="14" rx="7" fill={colour.clay} />
        <rect x="400" y="232" width="170" height="14" rx="7" fill={colour.paperDeep} />
        <rect x="400" y="264" width="140" height="14" rx="7" fill={colour.paperDeep} />
        <rect x="400" y="296" width="164" height="14" rx="7" fill={colour.paperDeep} />
      </Written>
      <path
        d="M402 372q14-40 22-12t18-4 14 2 22-8"
        fill="none"
        stroke={colour.ink}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Popping>
        <g stroke={colour.ink} strokeWidth="6" strokeLinejoin="round">
          <circle cx="546" cy="362" r="34" fill={colour.sun} />
          <path d="M531 363l11 11 19-22" fill="none" strokeWidth="8" strokeLinecap="round" />
        </g>
      </Popping>
    </g>
    <Outlined>
      <Popping>
        <g>
          <rect x="376" y="494" width="70" height="70" rx="10" fill={colour.white} />
          <path d="M393 547v-36a36 36 0 0 1 36 36z" fill={colour.clay} stroke="none" />
        </g>
        <g>
          <rect x="460" y="494" width="70" height="70" rx="10" fill={colour.pine} />
          <circle cx="495" cy="529" r="15" fill="none" stroke={colour.sunLight} strokeWidth="10" />
        </g>
        <g>
          <rect x="544" y="494" width="70" height="70" rx="10" fill={colour.sky} />
          <path d="M562 529a17 17 0 0 1 34 0zM562 547a17 17 0 0 1 34 0z" fill={colour.cobalt} stroke="none" />
        </g>
      </Popping>
    </Outlined>
    <Drifting>
      <Badge x={70} y={238} r={40} fill={colour.clay} icon="rocket-launch" />
    </Drifting>
    <Desk />
  </>
);
