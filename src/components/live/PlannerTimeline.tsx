import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Icon } from '../Icon';
import { Blocks } from './timeline/Blocks';
import { monthsOf } from './timeline/monthsOf';
import {
  list,
  phase,
  Point,
  root,
  rowsOf,
  sign,
  stair,
  step,
  tick,
  ticks,
  tiles,
  words,
} from './timeline/parts';

const icons = ['code', 'git-branch', 'rocket-launch'] as const;

interface PlannerTimelineProps {
  phases: readonly { months: string; title: string; text: string; points: readonly string[] }[];
  /** The level of the phases' headings: one below that of the heading over the timeline. */
  heading?: 'h3' | 'h4';
}

/** The plan as stairs over six months; where it is narrow, three bars below each other. */
export const PlannerTimeline = ({ phases, heading = 'h4' }: PlannerTimelineProps) => (
  <Box sx={root}>
    <Box component="ol" sx={list}>
      {phases.map(({ months, title, text, points }, index) => (
        <Box key={title} component="li" sx={phase}>
          <Box aria-hidden="true" sx={stair}>
            <Box sx={step(index)}>
              <Box component="span" sx={sign}>
                <Icon name={icons[index % icons.length] ?? icons[0]} />
              </Box>
              <Box sx={tiles}>
                <Blocks count={rowsOf(index)} />
              </Box>
            </Box>
          </Box>
          <Box aria-hidden="true" sx={ticks(index)}>
            {monthsOf(months).map((month) => (
              <Box key={month} component="span" sx={tick}>
                {month}
              </Box>
            ))}
          </Box>
          <Box sx={words}>
            <Typography variant="subtitle2" color="textSecondary">
              {months}
            </Typography>
            <Typography variant="h4" component={heading}>
              {title}
            </Typography>
            <p>{text}</p>
            <Stack component="ul" spacing={1} sx={{ marginTop: 1 }}>
              {points.map((point) => (
                <Point key={point}>{point}</Point>
              ))}
            </Stack>
          </Box>
        </Box>
      ))}
    </Box>
  </Box>
);
