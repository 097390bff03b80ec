import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '../../components/Icon';
import { CampusCycle } from '../../components/live/CampusCycle';
import { stepColours } from '../../components/live/cycle/steps';
import { Section } from '../../components/Section';
import { campus } from '../../content/campus';
import { colour } from '../../theme/tokens';
import { againStep, layout, ring, stepAt, stepGrid, stepIcon } from './Cycle.styles';

/** The four steps of the programme: a path on a phone, a path next to a ring on a tablet, around the ring on a desktop. */
const Cycle = () => {
  const { heading, text: lead, steps, again } = campus.cycle;
  return (
    <Section volume="loud" ground="white" title={heading} lead={lead} isCentred>
      <Box sx={layout}>
        <Box sx={ring}>
          <CampusCycle steps={steps} />
        </Box>
        <Box component="ol" sx={stepGrid}>
          {steps.map(({ title, text, icon }, index) => {
            const { fill, ink } = stepColours(index);
            return (
              <Box key={title} component="li" sx={{ ...stepAt(index), '--step': fill }}>
                <Avatar component="span" sx={{ ...stepIcon, backgroundColor: fill, color: ink }}>
                  <Icon name={icon} />
                </Avatar>
                <Typography variant="h4" sx={{ typography: { lg: 'h3' } }}>
                  {title}
                </Typography>
                <p>{text}</p>
              </Box>
            );
          })}
          <Box component="li" sx={againStep}>
            <Avatar component="span" sx={{ ...stepIcon, backgroundColor: colour.white }}>
              <Icon name={again.icon} />
            </Avatar>
            <Typography variant="h4" component="p">
              {again.text}
            </Typography>
          </Box>
        </Box>
      </Box>
    </Section>
  );
};

export default Cycle;
