/** Lists that administrators or HR take as a file; the trail says who. */
export const LIST_EXPORTS = {
  exportAccounts: 'administration/accounts',
  exportAudit: 'administration/audit',
  exportFiles: 'administration/files',
  exportJobs: 'administration/jobs',
  exportMail: 'administration/mail',
  exportQualificationList: 'hr/qualifications/list',
  exportEntitlementList: 'hr/entitlements/list',
} as const;
