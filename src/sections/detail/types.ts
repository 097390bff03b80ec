import type { CourseDetail, InternshipDetail } from '../../../schemas/content';

/** The shared part of internship and course pages. */
export type ProgrammeDetail = InternshipDetail | CourseDetail;
