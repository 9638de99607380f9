/** The fictional patient whose record everyone may read; screens use it while nobody is signed in. */
export const DEMO_PATIENT_ID = 1;
