DROP TABLE "profile_volume";
