import { DialogButton } from '../../components/DialogButton';
import { works } from '../../content/works';
import { Band } from '../Band';

const { heading, text, button } = works.band;

/** The band under the portfolio, on the accent colour. */
export const CollaborateBand = () => (
  <Band ground="sun" heading={heading} text={text}>
    <DialogButton opens="portfolio" size="large">
      {button}
    </DialogButton>
  </Band>
);
