import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { rulesOf } from '../../../schemas/fields/field';
import { leadFields } from '../../../schemas/lead';
import { firstFailure } from '../../../schemas/ruleTable';
import { CrmForm } from '../../forms/CrmForm';
import { FormFields } from '../../forms/FormFields';
import { SubscribeForm } from '../../forms/SubscribeForm';
import Planner from '../../sections/planner/Planner';
import { ReachUs } from '../../sections/ReachUs';
import { SampleForm } from '../SampleForm';
import { Specimen } from '../Specimen';

const whenEmpty = Object.fromEntries(
  Object.entries(leadFields).map(([name, field]) => [
    name,
    firstFailure(rulesOf(field, 'submit'), '')?.message ?? '',
  ]),
);

/** Every form, the lead form with its messages, and the ways to reach us without a form. */
export const Forms = () => (
  <>
    <Specimen name="Lead form" ground="sun">
      <Card>
        <CrmForm formId="homeInline" />
      </Card>
    </Specimen>
    <Specimen name="Lead form, sent empty" ground="white">
      <SampleForm errors={whenEmpty}>
        <Stack spacing={2.5}>
          <FormFields fields={leadFields} />
        </Stack>
      </SampleForm>
    </Specimen>
    <Specimen name="Contact form" ground="paper">
      <Card>
        <CrmForm formId="contactPage" />
      </Card>
    </Specimen>
    <Specimen name="Subscribe form" ground="sun">
      <SubscribeForm />
    </Specimen>
    <Specimen name="Career planner: choose four to see the plan">
      <Planner />
    </Specimen>
    <Specimen name="Ways to reach us without a form" ground="sun">
      <ReachUs />
    </Specimen>
  </>
);
