/** The address of the register, with the panel of one certificate. */
export const certificatePath = (number: string): string => `/certificates/${encodeURIComponent(number)}`;
