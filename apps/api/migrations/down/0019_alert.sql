DROP TABLE "alert";
DROP TABLE "alert_preference";
DROP TABLE "alert_told"
