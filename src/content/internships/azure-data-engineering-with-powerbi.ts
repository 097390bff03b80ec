import type { InternshipDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: InternshipDetail = {
  id: 8,
  category: 'Azure Data Engineering',
  title: 'Azure Data Engineering with PowerBI',
  subtitle: 'Bring raw files into Azure, turn them into a trusted model, and report on them in Power BI.',
  cta: 'Ask about this internship',
  cardCta: 'Talk to an adviser',
  rating: 4.46,
  review: '(467 Reviews)',
  level: 'Intermediate Level',
  hiringHeading: 'Companies that hire data engineers',
  description:
    'You move public transport and sales data through a bronze, silver and gold design: Azure Data Factory to load it, Data Lake Storage to keep it, Databricks with PySpark to clean it, and Power BI to answer questions with it. You should be able to write a SQL join and read Python. Power BI Desktop runs on Windows only, so plan for access to a Windows machine.',
  duration: 'Short term: one source, one report. Long term: a scheduled platform.',
  schedule: 'Flexible Learning',
  time: 'Self-paced labs in a shared Azure workspace',
  features: {
    heading: 'From raw files to agreed figures',
    points: [
      'Incremental Data Factory pipelines that can be run twice without doubling a single row',
      'A star schema in Delta tables, with row counts and quality checks that stop a bad load',
      'A Power BI report with DAX measures, row-level security and an automatic refresh',
    ],
  },
  careers: [
    {
      icon: 'cylinder',
      title: 'Azure Data Engineer',
      alt: 'Storage cylinder',
      text: 'Builds and schedules the pipelines that feed reports and models.',
    },
    {
      icon: 'chart-bar',
      title: 'Power BI Developer',
      alt: 'Bar chart',
      text: 'Models data and writes DAX measures for reports used every day.',
    },
    {
      icon: 'flow-arrow',
      title: 'ETL Developer',
      alt: 'Curved flow arrow',
      text: 'Moves and reshapes data between systems, on time and without loss.',
    },
    {
      icon: 'chart-line-up',
      title: 'Business Intelligence Analyst',
      alt: 'Rising line chart',
      text: 'Works with managers to turn a vague question into a dependable measure.',
    },
  ],
  certification: {
    opening: 'Numbers that add up on bad days too',
    description:
      'For the final review we slip late, duplicate and malformed rows into your source, and your pipeline has to cope. Microsoft’s exams are separate from this certificate.',
    points: [
      'What it names: the Azure services and the size of the data you handled',
      'How you earn it: you show your pipeline and report to a reviewer who asks a manager’s questions',
      'What goes with it: a data dictionary and a lineage diagram for your portfolio',
    ],
  },
  seo: {
    title: pageTitle('Azure Data Engineering and Power BI Internship'),
    description:
      'Hands-on Azure data internship: Data Factory, Data Lake Storage, Databricks with PySpark, Delta tables, and Power BI reports with DAX.',
    keywords: [
      'Azure data engineering internship',
      'Power BI internship',
      'Azure Data Factory training',
      'Databricks PySpark project',
      'data engineer fresher',
      'DAX training',
    ],
  },
};
