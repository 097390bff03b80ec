import { styled } from '@mui/material/styles';
import { useState, type KeyboardEvent } from 'react';
import { Art } from '../../components/Art';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { Icon } from '../../components/Icon';
import { Lead, Section, Title } from '../../components/Section';
import { CheckList, Split } from '../../components/Stack';
import { offers } from '../../content/home';
import { border, colour, radius, shadow, space } from '../../theme/tokens';

const Tabs = styled('div')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  marginBottom: space(5),
  padding: 4,
  border,
  borderRadius: 32,
  backgroundColor: colour.white,
});
const Tab = styled('button')({
  minHeight: 48,
  padding: `0 clamp(12px, 2.5vw, ${space(3)})`,
  border: 0,
  borderRadius: 28,
  background: 'none',
  fontWeight: 700,
  fontSize: 'clamp(0.875rem, 0.5rem + 1.8vw, 1.0625rem)',
  cursor: 'pointer',
  '&[aria-selected=true]': { backgroundColor: colour.ink, color: colour.cream },
});
const Panel = styled('div')({ '&[hidden]': { display: 'none' } });
const Words = styled('div')({ display: 'grid', gap: space(3) });
const Picture = styled('div')({
  '& img': { width: '100%', border, borderRadius: radius.card, boxShadow: shadow(8) },
});

/** What the company sells, one half at a time. Both halves are in the page; the toggle shows one. */
const Offers = () => {
  const [chosen, setChosen] = useState<(typeof offers)[number]['id']>('software');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = offers.find(({ id }) => id !== chosen);
    if (!other) return;
    setChosen(other.id);
    document.getElementById(`tab-${other.id}`)?.focus();
  };
  return (
    <Section ground="paper" label="What we offer">
      <Tabs role="tablist" aria-label="What we offer" onKeyDown={onKeyDown}>
        {offers.map(({ id, tab }) => (
          <Tab
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls={`panel-${id}`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => setChosen(id)}
          >
            {tab}
          </Tab>
        ))}
      </Tabs>
      {offers.map(({ id, heading, text, points, art, alt }) => (
        <Panel
          key={id}
          id={`panel-${id}`}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          hidden={id !== chosen}
        >
          <Split>
            <Words>
              <Title>{heading}</Title>
              <Lead>{text}</Lead>
              <CheckList>
                {points.map((point) => (
                  <li key={point}>
                    <Icon name="check" />
                    {point}
                  </li>
                ))}
              </CheckList>
              {id === 'edtech' && <GuaranteeNote />}
            </Words>
            <Picture>
              <Art id={art} alt={alt} sizes="(min-width: 1024px) 560px, 92vw" />
            </Picture>
          </Split>
        </Panel>
      ))}
    </Section>
  );
};

export default Offers;
