import type { Service } from '../../../schemas/content.ts';
import { largeUnit } from '../money.ts';
import { pageTitle } from '../phrases.ts';

export const service: Service = {
  slug: 'dataanalytics',
  name: 'Data Analytics & Engineering',
  hero: {
    heading: 'One revenue figure, the same in every report',
    highlight: 'the same in every report',
    description:
      'We connect your systems, define each figure once and deliver reports that finance, sales and operations read the same way. We test pipelines like software, and a failed load alerts a person.',
    alt: 'Illustration: several data streams flowing into one chart',
  },
  servicesHeading: 'From raw data to decisions',
  services: [
    {
      title: 'Data audit',
      description:
        'Which systems hold what, who trusts it and where the same figure is calculated twice, on a map you can keep.',
    },
    {
      title: 'Pipelines',
      description:
        'Scheduled loads from applications, files and APIs with Azure Data Factory, Airflow or dbt, tested and monitored.',
    },
    {
      title: 'Warehouse and lakehouse',
      description:
        'A model of your business in BigQuery, Snowflake, Azure or PostgreSQL, sized to the data you have.',
    },
    {
      title: 'Dashboards',
      description:
        'Power BI, Looker Studio or Tableau reports designed around a decision, with definitions one click away.',
    },
    {
      title: 'Data quality',
      description:
        'Automatic checks for gaps, duplicates and sudden jumps, and a named owner for every table.',
    },
    {
      title: 'Forecasting and analysis',
      description:
        'Demand, cash flow and cohort studies with stated assumptions and error margins, delivered with the code.',
    },
  ],
  firstMonth: [
    'You choose one report. We find out which systems feed it and who disagrees about it.',
    'We agree on each figure’s definition in writing.',
    'We build the load, with tests on every step.',
    'The report goes live, with its definitions and the age of its data. The old one stays until you trust it.',
  ],
  whyHeading: 'Why leaders trust the figures',
  benefits: [
    {
      icon: 'equals',
      title: 'One definition\nfor each figure',
      alt: 'Equals sign',
      text: 'Revenue, active user, late order: agreed in writing and calculated in one place.',
    },
    {
      icon: 'bell-ringing',
      title: 'Failures raise\nan alert',
      alt: 'Ringing bell',
      text: 'A late or odd load alerts a person, and the report shows how fresh its data is.',
    },
    {
      icon: 'graduation-cap',
      title: 'Your analysts\nlearn it too',
      alt: 'Graduation cap',
      text: 'We work in pairs with your team and hand over tests, lineage and documentation.',
    },
  ],
  discuss: {
    heading: 'Which report causes the most arguments?',
    text: 'Start there. Show us two versions that disagree and we will find where they diverge.',
  },
  closing: {
    heading: 'One trusted report in four weeks',
    text: 'We take one question from source to dashboard, with tests on every step. The next reports reuse what we build for it.',
    button: 'Request a data proposal',
  },
  seo: {
    title: pageTitle('Data Analytics and Pipelines for Business'),
    description:
      'Data audits, tested pipelines, warehouses, Power BI dashboards and data quality checks. Each figure is defined once and calculated in one place.',
    keywords: [
      'data analytics services',
      'data engineering company',
      'Power BI dashboards',
      'data warehouse',
      'data quality',
    ],
  },
};

export const exhibit = {
  title: 'Two reports, one June',
  text: 'Sales and finance both report the revenue of June. Agree on the definition, rule by rule.',
  alt: 'Two reports with a bar each',
  rules: 'What counts as revenue?',
  sales: { name: 'Sales report', amount: 48.2 },
  finance: { name: 'Finance report', amount: 41.6 },
  /** What each rule takes off the sales report, in the unit below. Together they are the difference. */
  steps: [
    { label: 'Cancelled orders do not count', amount: 4.1 },
    { label: 'An order counts when it is delivered', amount: 1.7 },
    { label: 'Tax is not revenue', amount: 0.8 },
  ],
  unit: largeUnit,
  apart: 'apart',
  agreed: 'Agreed',
  result: 'One definition, one figure, the same every Monday.',
  left: 'Still to agree:',
} as const;
