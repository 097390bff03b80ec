import { CampusCycle } from '../../components/live/CampusCycle';
import { Certificate } from '../../components/live/Certificate';
import { LampScene } from '../../components/live/hero/LampScene';
import { PlannerTimeline } from '../../components/live/PlannerTimeline';
import { MachineEnd } from '../../components/MachineEnd';
import { Mark } from '../../components/Mark';
import { Wordmark } from '../../components/Wordmark';
import { paths } from '../../config/paths';
import { campus } from '../../content/campus';
import { planner } from '../../content/planner';
import { services } from '../../content/services';
import { SampleGrid, SampleRow } from '../layout';
import { Specimen } from '../Specimen';

const longTitle = 'API Integration Course - Modern Python with Flask API';

/** Drawings that are part of the page. */
export const Drawings = () => (
  <>
    <Specimen name="Mark and wordmark" ground="paper">
      <SampleRow>
        {[24, 36, 64, 128].map((size) => (
          <Mark key={size} size={size} />
        ))}
        <Wordmark />
      </SampleRow>
    </Specimen>
    <Specimen name="Wordmark on ink" ground="ink">
      <Wordmark />
    </Specimen>
    <Specimen name="Scene of the hero" ground="sun">
      <SampleGrid>
        <LampScene />
      </SampleGrid>
    </Specimen>
    <Specimen name="Certificates: of a course, of an internship, with a long title" ground="pine">
      <SampleGrid>
        <Certificate kind="course" title="DevOps Engineering" />
        <Certificate kind="internship" title="Cybersecurity" />
        <Certificate kind="internship" title={longTitle} />
      </SampleGrid>
    </Specimen>
    <Specimen name="The campus cycle" ground="white">
      <CampusCycle steps={campus.cycle.steps} />
    </Specimen>
    <Specimen name="The planner’s timeline" ground="white">
      <PlannerTimeline phases={planner.phases} heading="h3" />
    </Specimen>
    <Specimen name="The end of a film of the wall" ground="white">
      <MachineEnd of={paths.services[services[0].slug]} />
    </Specimen>
  </>
);
