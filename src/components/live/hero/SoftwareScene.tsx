import { colour, fonts } from '../../../theme/tokens';
import { Drifting, Popping, Written } from '../motion';
import { Badge, Browser, Desk, Dots, Figure } from './pieces';

/** Each line of code: indent, length, colour. */
const lines = [
  [0, 120, colour.clay],
  [34, 190, colour.ink],
  [34, 130, colour.sun],
  [68, 160, colour.pineLight],
  [68, 96, colour.paperDeep],
  [34, 60, colour.clay],
] as const;

/** A developer at work, the code she writes, and the release that comes of it. */
export const SoftwareScene = () => (
  <>
    <circle cx="540" cy="92" r="88" fill={colour.pine} />
    <circle cx="428" cy="356" r="206" fill={colour.sunLight} />
    <Dots x={30} y={430} rows={6} />
    <Browser x={20} y={58} width={356} height={292} />
    <Written>
      {lines.map(([indent, length, fill], index) => (
        <rect
          key={length}
          x={52 + indent}
          y={134 + index * 34}
          width={length}
          height="16"
          rx="8"
          fill={fill}
        />
      ))}
    </Written>
    <Figure name="dev" flip x={258} y={118} width={370} height={456} />
    <Popping>
      <g>
        <rect x="30" y="390" width="226" height="70" rx="35" fill={colour.ink} />
        <rect
          x="22"
          y="382"
          width="226"
          height="70"
          rx="35"
          fill={colour.pine}
          stroke={colour.ink}
          strokeWidth="6"
        />
        <circle cx="59" cy="417" r="21" fill={colour.sun} />
        <path d="M49 418l8 8 14-16" fill="none" stroke={colour.ink} strokeWidth="6" strokeLinecap="round" />
        <text x="92" y="427" fontFamily={fonts.display} fontWeight="800" fontSize="30" fill={colour.cream}>
          Deployed
        </text>
      </g>
    </Popping>
    <Drifting>
      <Badge x={74} y={522} r={38} fill={colour.clay} icon="rocket-launch" />
    </Drifting>
    <Desk />
  </>
);
