import { colour } from '../../../theme/tokens';
import { Drifting, Popping, Rising } from '../motion';
import { Badge, Browser, Desk, Dots, Figure, Outlined } from './pieces';

const bars = [52, 74, 66, 98, 128] as const;

/** Two people who agree, and the figures that grow from it. */
export const PartnerScene = () => (
  <>
    <circle cx="92" cy="110" r="88" fill={colour.clay} />
    <Dots x={486} y={40} rows={5} />
    <circle cx="150" cy="410" r="150" fill={colour.cream} />
    <circle cx="490" cy="410" r="150" fill={colour.sunLight} />
    <Browser x={130} y={14} width={380} height={246} />
    <circle cx="200" cy="150" r="34" fill="none" stroke={colour.paperDeep} strokeWidth="20" />
    <path d="M200 116a34 34 0 1 1-32 45" fill="none" stroke={colour.pineLight} strokeWidth="20" />
    <Outlined>
      <Rising>
        {bars.map((height, index) => (
          <rect
            key={height}
            x={270 + index * 44}
            y={230 - height}
            width="28"
            height={height}
            rx="4"
            fill={index === bars.length - 1 ? colour.sun : colour.sky}
          />
        ))}
      </Rising>
    </Outlined>
    <Figure name="blazer" x={14} y={220} width={262} height={353} />
    <Figure name="specs" flip x={364} y={204} width={262} height={370} />
    <Popping>
      <Badge x={320} y={430} r={60} fill={colour.pine} icon="handshake" />
    </Popping>
    <Drifting>
      <Badge x={320} y={323} r={28} fill={colour.white} icon="chart-line-up" ink={colour.ink} />
    </Drifting>
    <Desk />
  </>
);
