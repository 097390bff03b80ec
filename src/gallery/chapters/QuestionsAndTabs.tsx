import { useEffect, useRef } from 'react';
import { campusFaqs, homeFaqs } from '../../content/faqs';
import { FaqSection } from '../../sections/FaqSection';
import Offers from '../../sections/home/Offers';
import { Specimen } from '../Specimen';

/** Questions and tabs. */
export const QuestionsAndTabs = () => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('details')?.setAttribute('open', ''), []);
  return (
    <>
      <Specimen name="Ten questions: the box scrolls beyond 500 px">
        <FaqSection ground="white" title="What people ask first" faqs={homeFaqs} />
      </Specimen>
      <Specimen name="Three questions, the first one open">
        <div ref={box}>
          <FaqSection ground="pine" title="How a cycle begins" faqs={campusFaqs.slice(2)} />
        </div>
      </Specimen>
      <Specimen name="Tabs">
        <Offers />
      </Specimen>
    </>
  );
};
