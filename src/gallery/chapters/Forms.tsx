import { leadFields } from '../../../schemas/lead';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Thanks } from '../../components/Thanks';
import { CrmForm } from '../../forms/CrmForm';
import { FormFields } from '../../forms/FormFields';
import { useSuccess } from '../../forms/SuccessDialog';
import { SubscribeForm } from '../../forms/SubscribeForm';
import { ReachUs } from '../../sections/ReachUs';
import Planner from '../../sections/planner/Planner';

import { SampleForm } from '../SampleForm';
import { Specimen } from '../Specimen';
const allWrong = {
  last_name: 'Name is required.',
  email: 'Email is required.',
  phone: 'Phone number is required.',
  message: 'Message is required.',
};

/** The four complete forms. */
export const Forms = () => {
  const success = useSuccess();
  return (
    <>
      <Specimen name="Lead form" ground="sun">
        <Card>
          <CrmForm formId="homeInline" onSent={success.show} />
          {success.dialog}
        </Card>
      </Specimen>
      <Specimen name="Lead form, sent empty" ground="white">
        <SampleForm errors={allWrong}>
          <Stack spacing={2.5}>
            <FormFields fields={leadFields} />
          </Stack>
        </SampleForm>
      </Specimen>
      <Specimen name="Contact form" ground="paper">
        <Card>
          <CrmForm formId="contactPage" onSent={success.show} />
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
      <Specimen name="The thank-you of a form that was sent without scripts" ground="white">
        <p>
          It shows where the address ends in <a href="#thank-you">#thank-you</a>.
        </p>
        <Thanks />
      </Specimen>
    </>
  );
};
