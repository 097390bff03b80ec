import Typography from '@mui/material/Typography';
import { Icon } from '../Icon';
import { Blocks } from './timeline/Blocks';
import { monthsOf } from './timeline/monthsOf';
import { List, Phase, Root, Stair, Step, Ticks, Words } from './timeline/parts';

const icons = ['code', 'git-branch', 'rocket-launch'] as const;

interface PlannerTimelineProps {
  phases: readonly { months: string; title: string; text: string; points: readonly string[] }[];
  /** The level of the phases' headings, one below the heading over the timeline. */
  heading?: 'h3' | 'h4';
}

/** The plan as a staircase over six months; on a phone as three bars, one below the other. */
export const PlannerTimeline = ({ phases, heading = 'h4' }: PlannerTimelineProps) => (
  <Root>
    <List>
      {phases.map(({ months, title, text, points }, index) => (
        <Phase key={title}>
          <Stair aria-hidden="true">
            <Step>
              <span>
                <Icon name={icons[index % icons.length] ?? icons[0]} />
              </span>
              <Blocks count={index + 2} />
            </Step>
          </Stair>
          <Ticks aria-hidden="true">
            {monthsOf(months).map((month) => (
              <span key={month}>{month}</span>
            ))}
          </Ticks>
          <Words>
            <Typography variant="subtitle2" color="textSecondary">
              {months}
            </Typography>
            <Typography variant="h4" component={heading}>
              {title}
            </Typography>
            <p>{text}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Words>
        </Phase>
      ))}
    </List>
  </Root>
);
